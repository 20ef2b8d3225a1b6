import type { Answer } from './findAnswer';

const WORDS = 6;

/** An address that leads to exactly this line where the browser knows text fragments, else to its section. */
export function lineAddress({ path, line }: Pick<Answer, 'path' | 'line'>): string {
  const [page = path, own = ''] = path.split('#', 2);
  const start = line.text.split(' ').slice(0, WORDS).join(' ');
  const text = encodeURIComponent(start).replaceAll('-', '%2D');
  return `${page}#${line.anchor ?? own}:~:text=${text}`;
}
