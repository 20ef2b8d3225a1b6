// The image's health check: exits 0 while the process on PORT answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
