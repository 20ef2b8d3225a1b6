// Before the page's scripts: marks presses, for lib/late to press again, and loads those scripts once they are wanted.
(function () {
  var root = document.documentElement;
  var REST_MS = 6000;
  var touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'];
  var timer, observer;

  function mark(event) {
    var button = event.target.closest && event.target.closest('button');
    if (!button || button.hasAttribute('popovertarget')) return;
    if (!root.hasAttribute('data-live') || button.closest('[data-late]'))
      button.setAttribute('data-pressed', '');
  }

  function start() {
    clearTimeout(timer);
    if (observer) observer.disconnect();
    touches.forEach(function (type) {
      removeEventListener(type, start, true);
    });
    document.querySelectorAll('script[data-src]').forEach(function (later) {
      var script = document.createElement('script');
      script.async = false;
      script.src = later.getAttribute('data-src');
      later.replaceWith(script);
    });
  }

  function isReturning() {
    if (/(^|; )uuid_resume=/.test(document.cookie)) return true;
    try {
      var language = localStorage.getItem('vitra_currentLanguage');
      return Boolean(
        localStorage.getItem('uuid_resume') || (language && !document.body.classList.contains(language)),
      );
    } catch {
      return false;
    }
  }

  function rest() {
    clearTimeout(timer);
    timer = setTimeout(start, REST_MS);
  }

  function ready() {
    if (!document.querySelector('script[data-src]')) return;
    if (isReturning()) return start();
    touches.forEach(function (type) {
      addEventListener(type, start, { capture: true, passive: true });
    });
    var line = navigator.connection;
    if (line && (line.saveData || /2g/.test(line.effectiveType))) return;
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest);
    observer = new PerformanceObserver(rest);
    observer.observe({ entryTypes: ['resource', 'longtask'] });
  }

  addEventListener('click', mark, true);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', ready);
  else ready();
})();
