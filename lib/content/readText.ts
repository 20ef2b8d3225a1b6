import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Markdoc, { type Config, type Node } from '@markdoc/markdoc';
import { parse as parseYaml } from 'yaml';
import { type InferType, object, string } from 'yup';
import { toConfig, type Language } from './tags';

export const contentFolder = path.join(process.cwd(), 'content');

/** What stands above a text. `also`: other words that people search by. */
const frontSchema = object({
  title: string().required().max(70),
  also: string().default(''),
  summary: string().required().min(40).max(200),
}).noUnknown();

export type Section = { id: string; title: string; html: string };
export type Text = InferType<typeof frontSchema> & {
  /** What stands before the first heading, as HTML. */
  intro: string;
  sections: Section[];
  /** Terms of the glossary that the text explains, each once. */
  terms: string[];
  words: number;
};

/** Cached while a file is unchanged, since many pages read the same texts. */
const kept = new Map<string, Text>();

export function readText(file: string, language: Language): Text {
  const { mtimeMs } = statSync(path.join(contentFolder, file));
  const key = JSON.stringify([file, mtimeMs, language]);
  const text = kept.get(key) ?? checkText(file, language);
  kept.set(key, text);
  return text;
}

/** Renders one language of a text; throws with every rule of content/README.md that it breaks. */
function checkText(file: string, language: Language): Text {
  const source = readFileSync(path.join(contentFolder, file), 'utf8');
  const parsed = Markdoc.parse(source);
  const terms = new Set<string>();
  const config = toConfig(language, terms);
  const wrong = Markdoc.validate(parsed, config).map(
    ({ error, lines }) => `line ${(lines[0] ?? 0) + 1}: ${error.message}`,
  );
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`);
  return {
    ...readFront(parsed, file),
    ...toSections(parsed, config),
    terms: [...terms],
    words: countWords(source),
  };
}

function readFront(parsed: Node, file: string) {
  try {
    return frontSchema.validateSync(parseYaml(String(parsed.attributes['frontmatter'] ?? '')) ?? {});
  } catch (error) {
    throw new Error(`${file}: the lines above the text: ${(error as Error).message}`, { cause: error });
  }
}

function toSections(parsed: Node, config: Config): Pick<Text, 'intro' | 'sections'> {
  const intro: Node[] = [];
  const sections: { heading: Node; nodes: Node[] }[] = [];
  for (const node of parsed.children) {
    if (node.type === 'heading' && node.attributes['level'] === 2)
      sections.push({ heading: node, nodes: [] });
    else (sections.at(-1)?.nodes ?? intro).push(node);
  }
  const show = (nodes: Node[]) =>
    Markdoc.renderers.html(nodes.map((node) => Markdoc.transform(node, config)));
  return {
    intro: show(intro),
    sections: sections.map(({ heading, nodes }) => ({
      id: String(heading.attributes['id'] ?? ''),
      title: textOf(heading),
      html: show(nodes),
    })),
  };
}

function textOf(node: Node): string {
  return [...node.walk()]
    .filter(({ type }) => type === 'text')
    .map(({ attributes }) => String(attributes['content']))
    .join('')
    .trim();
}

function countWords(source: string): number {
  return source
    .replace(/^---.*?---/s, '')
    .replaceAll(/\{%.*?%\}|[|#*:-]+/gs, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
