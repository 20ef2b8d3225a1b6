/** A page with nothing on it: what every page costs, for `npm run bench:pages` to measure others beside. */
export default function EmptyPage() {
  return null;
}
