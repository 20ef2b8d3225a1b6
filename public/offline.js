/* The page that says that there is no line (pages/offline.tsx) gives way to the wanted one once there is. */
const AGAIN_MS = 10_000;

// The link of the page would lose the step that an address may end with.
document.addEventListener('click', (event) => {
  if (!event.target.closest('a[href=""]')) return;
  event.preventDefault();
  location.reload();
});

addEventListener('online', () => location.reload());

setInterval(async () => {
  // page-worker.js answers no such request, so an answer is the server's.
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}, AGAIN_MS);
