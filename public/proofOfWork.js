// A worker that searches for a proof of work (lib/server/services/verify/proofOfWork.ts).
async function solve(work) {
  var encoder = new TextEncoder();
  var key = await crypto.subtle.importKey('raw', encoder.encode(work.challenge), 'PBKDF2', false, [
    'deriveBits',
  ]);
  for (var answer = 0; ; answer += 1) {
    var salt = encoder.encode(String(answer));
    var rules = { name: 'PBKDF2', hash: 'SHA-256', salt: salt, iterations: work.iterations };
    var first = new DataView(await crypto.subtle.deriveBits(rules, key, 32)).getUint32(0);
    if (first >>> (32 - work.bits) === 0) return answer;
  }
}

self.onmessage = function (event) {
  solve(event.data).then(
    function (answer) {
      self.postMessage(answer);
    },
    function (error) {
      // Rethrown outside the promise, so that it reaches the page's onerror.
      setTimeout(function () {
        throw error;
      });
    },
  );
};
