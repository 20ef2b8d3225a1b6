import Markdoc, { type RenderableTreeNode, type Tag } from '@markdoc/markdoc';

/** From this many columns on, a phone stacks a row's cells, each labelled by its column. */
const MANY = 3;

/** Wide tables are scrolled by finger and by key. */
export function tableBox(children: RenderableTreeNode[]): Tag {
  const columns = findAll(children, 'th').map(textOf);
  const isNamed = columns.length >= MANY;
  if (isNamed) for (const row of findAll(children, 'tr')) nameCells(row, columns);
  const attributes = { class: isNamed ? 'tableBox rows' : 'tableBox', tabindex: '0', role: 'group' };
  return new Markdoc.Tag('div', attributes, [new Markdoc.Tag('table', {}, children)]);
}

/** The first cell says what the row is about. */
function nameCells({ children }: Tag, columns: readonly string[]): void {
  const cells = children.filter(Markdoc.Tag.isTag).filter(({ name }) => name === 'td');
  cells.forEach((cell, at) => at > 0 && (cell.attributes['data-label'] = columns[at]));
}

function findAll(nodes: readonly RenderableTreeNode[], name: string): Tag[] {
  return nodes
    .filter(Markdoc.Tag.isTag)
    .flatMap((tag) => (tag.name === name ? [tag] : findAll(tag.children, name)));
}

function textOf(node: RenderableTreeNode): string {
  if (Markdoc.Tag.isTag(node)) return node.children.map(textOf).join('');
  return typeof node === 'string' ? node : '';
}
