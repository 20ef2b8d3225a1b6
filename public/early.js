// Marks presses before the page's first script, for lib/late/keepPressed.ts to replay.
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest && event.target.closest('button');
    if (button) button.setAttribute('data-pressed', '');
  },
  true,
);
