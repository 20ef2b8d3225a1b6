/** The id of the build that made this page; empty where the page names none. */
export function buildOfPage(): string {
  const data = document.getElementById('__NEXT_DATA__')?.textContent ?? '{}';
  const { buildId = '' } = JSON.parse(data) as { buildId?: string };
  return buildId;
}
