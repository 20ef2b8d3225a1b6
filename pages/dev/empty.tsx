/** The baseline for `npm run bench:pages`. */
export default function EmptyPage() {
  return null;
}
