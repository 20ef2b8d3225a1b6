/**
 * A later clock, for a program that has this preloaded (e2e, chaos) and for each file of jest: MINUTES_LATER minutes
 * ahead.
 */
const ahead = Number(process.env.MINUTES_LATER ?? 0) * 60_000;
if (ahead > 0) {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget),
  });
}
