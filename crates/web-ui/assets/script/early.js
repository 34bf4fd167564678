// Before the script lives: the last shape that is clicked waits for it, and is marked so. Buttons and links need no script.
document.addEventListener('click', ({ target, pointerType }) => {
  const { classList, dataset } = document.documentElement
  const shape = target.closest('[data-target]')
  const isOther = target.closest('button, a, input, select, summary') && !shape?.matches('button')
  if (classList.contains('js') || !shape || isOther) return
  for (const one of document.querySelectorAll('[data-target]')) one.classList.toggle('chosen', one.dataset.target === shape.dataset.target)
  dataset.clicked = shape.dataset.target
  dataset.clickedBy = pointerType ?? 'mouse'
})
