// Preloaded into a site that starts with a later clock (site.ts).
const ahead = Number(process.env.MINUTES_LATER) * 60_000;
const now = Date.now.bind(Date);
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget),
});
