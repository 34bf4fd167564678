// A poster is drawn as a vector; as a picture of points the browser draws it, large enough to print.
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-png]')
  if (!button) return
  const poster = new Image()
  poster.src = button.dataset.png
  await poster.decode()
  const [width, height] = [5000, Math.round(5000 * poster.naturalHeight / poster.naturalWidth)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d').drawImage(poster, 0, 0, width, height)
  const picture = await new Promise((drawn) => { canvas.toBlob(drawn, 'image/png') })
  const href = URL.createObjectURL(picture)
  Object.assign(document.createElement('a'), { href, download: button.dataset.name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
})
