// Before the page's own script is here: which button was pressed, for lib/late/keepPressed.ts to press again.
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest && event.target.closest('button');
    if (button) button.setAttribute('data-pressed', '');
  },
  true,
);
