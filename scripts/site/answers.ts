import { ANSWERS, UNTIL, type Answers } from '@/lib/late/before/answers';
import { type Beside, toBeside } from './firstView';

const template = new RegExp(`(<template ${ANSWERS}=")(" ${UNTIL}="[^"]*">)(.*?)(?=</template>)`, 'gs');
const each = '<div data-chosen="';

/** Moves a page's answers (`lib/late/answersOnServer.tsx`) into a file, which only visitors who touch the part load. */
export function withoutAnswers(html: string): { html: string; files: Beside[] } {
  const files: Beside[] = [];
  const written = html.replaceAll(template, (_, before: string, behind: string, all: string) => {
    const answers: Answers = Object.fromEntries(all.split(each).slice(1).map(toAnswer));
    const file = toBeside(JSON.stringify(answers), 'answers');
    files.push(file);
    return before + file.href + behind;
  });
  return { html: written, files };
}

function toAnswer(text: string): [chosen: string, html: string] {
  const [chosen = ''] = text.split('">', 1);
  return [chosen, text.slice(chosen.length + '">'.length, -'</div>'.length)];
}
