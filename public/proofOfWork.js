// Runs in a worker: tries numbers until one proves that some work was done (lib/server/services/proofOfWork.ts).
self.onmessage = async function (event) {
  var work = event.data;
  var encoder = new TextEncoder();
  var key = await crypto.subtle.importKey('raw', encoder.encode(work.challenge), 'PBKDF2', false, [
    'deriveBits',
  ]);
  for (var answer = 0; ; answer += 1) {
    var salt = encoder.encode(String(answer));
    var rules = { name: 'PBKDF2', hash: 'SHA-256', salt: salt, iterations: work.iterations };
    var first = new DataView(await crypto.subtle.deriveBits(rules, key, 32)).getUint32(0);
    if (first >>> (32 - work.bits) === 0) return self.postMessage(answer);
  }
};
