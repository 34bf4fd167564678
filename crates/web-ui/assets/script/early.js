// Before the script lives. Nothing is shown in a shape that it changes a moment later: the page waits for it, for a second at most.
document.documentElement.classList.add('soon')
setTimeout(() => { document.documentElement.classList.remove('soon') }, 1000)

// The last shape that is clicked before waits for the script, and is marked so. Buttons and links need none.
document.addEventListener('click', ({ target, pointerType }) => {
  const { classList, dataset } = document.documentElement
  const shape = target.closest('[data-target]')
  const isOther = target.closest('button, a, input, select, summary') && !shape?.matches('button')
  if (classList.contains('js') || !shape || isOther) return
  for (const one of document.querySelectorAll('[data-target]')) one.classList.toggle('chosen', one.dataset.target === shape.dataset.target)
  dataset.clicked = shape.dataset.target
  dataset.clickedBy = pointerType ?? 'mouse'
})
