import { REQUEST_ID_PLACE } from '@/lib/server/http/requestId';
import { type Beside, toBeside } from './firstView';

const data = /(<script id="__NEXT_DATA__" type="application\/json">)(.*?)(?=<\/script>)/s;
const firstScript = /<script src="\/_next\/[^>]* defer=""><\/script>/;

/**
 * Moves the props that Next reads from the HTML into a file that loads before the scripts, so that the first view doesn't
 * wait for their bytes.
 */
export function withoutPageData(html: string): { html: string; files: Beside[] } {
  const [, tag, json] = data.exec(html) ?? [];
  if (!tag || !json || !firstScript.test(html)) return { html, files: [] };
  // The launcher writes the number of each request into the page and its data alike.
  if (json.includes(REQUEST_ID_PLACE)) return { html, files: [] };
  const script = `document.getElementById('__NEXT_DATA__').textContent='${json.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  const file = toBeside(script, 'js');
  // A reload needs the build's id before the file has loaded (lib/late/reloadOnce.ts).
  const { buildId } = JSON.parse(json) as { buildId: string };
  return {
    html: html
      .replace(data, () => tag + JSON.stringify({ buildId }))
      .replace(firstScript, (first) => `<script src="${file.href}" defer=""></script>${first}`),
    files: [file],
  };
}
