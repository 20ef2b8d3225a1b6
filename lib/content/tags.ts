import Markdoc, { type Config, type Node, type RenderableTreeNode, type Schema } from '@markdoc/markdoc';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { Locale } from '@/lib/domain/common/locales';
import { planFacts } from '@/lib/domain/plans/planFacts';
import { retentionFacts } from '@/lib/domain/site/retentionFacts';
import { STUDY_MONTHS } from '@/lib/domain/travel/kinds/kinds.data';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { riderUinOf, travelUinOf, uinOf } from '@/lib/domain/plans/uins';
import { pathIn } from '@/lib/i18n/locales';
import { tableBox } from './tables';
import { themeOfTerm } from './termThemes';

/** A language, with the site's own words for what a text's tags show; `names`: of riders and of travel insurance. */
export type Language = {
  locale: Locale;
  words: { danger: string; price: string };
  names?: Readonly<Record<string, string>>;
};

const { Tag } = Markdoc;

const PHONES: Readonly<Record<string, string>> = {
  sales: brand.helplineNewPolicy,
  care: brand.helplineCustomerCare,
};

/** Tags and variables of content/README.md. `terms` takes the words that the text explains. */
export function toConfig({ locale, words, names = {} }: Language, terms: Set<string>): Config {
  const link = (href: string, children: RenderableTreeNode[]) =>
    new Tag('a', { href: href.startsWith('/') ? pathIn(locale, toTermPath(href)) : href }, children);
  const term: Schema = {
    attributes: { primary: { type: String, required: true } },
    transform: (node, config) => {
      const id = String(node.attributes['primary']);
      terms.add(id);
      const attributes = { type: 'button', class: 'term', popovertarget: `term-${id}` };
      return new Tag('button', attributes, node.transformChildren(config));
    },
  };
  return {
    variables: {
      ...planFacts(),
      ...retentionFacts(),
      tripDays: TRIP_LIMITS.days,
      studyMonths: STUDY_MONTHS.most,
      longestStudies: STUDY_MONTHS.whole,
      officer: brand.grievanceOfficer.name,
      address: brand.address.join(' '),
    },
    nodes: {
      link: {
        ...Markdoc.nodes.link,
        transform: (node, config) => link(String(node.attributes['href']), node.transformChildren(config)),
      },
      table: {
        transform: (node, config) => tableBox(node.transformChildren(config)),
      },
    },
    tags: {
      danger: box('danger', words.danger),
      note: box('note'),
      price: single(() => new Tag('p', {}, [link(paths.leadForm, [words.price])])),
      phone: single((name) => {
        const number = PHONES[name] ?? '';
        return new Tag('a', { href: `tel:${number}`, class: 'num' }, [number]);
      }, Object.keys(PHONES)),
      mail: single(
        (name) => {
          const address = name === 'grievance' ? brand.grievanceOfficer.mail : brand.mail;
          return link(`mailto:${address}`, [address]);
        },
        ['care', 'grievance'],
      ),
      products: single(() => productList(link, names)),
      term,
    },
  };
}

/** `/glossary#premium`, as texts write it, is on the page of the term's theme. */
function toTermPath(href: string): string {
  const [, id] = href.split('/glossary#');
  const theme = id && themeOfTerm(id);
  return theme ? paths.term(theme, id) : href;
}

function box(name: string, title?: string): Schema {
  return {
    transform: (node: Node, config: Config) =>
      new Tag('div', { class: name }, [
        ...(title ? [new Tag('h3', {}, [title])] : []),
        ...node.transformChildren(config),
      ]),
  };
}

/** A tag without a text of its own, with one of these names. */
function single(show: (name: string) => RenderableTreeNode, names?: string[]): Schema {
  return {
    selfClosing: true,
    attributes: names ? { primary: { type: String, required: true, matches: names } } : {},
    transform: (node) => show(String(node.attributes['primary'] ?? '')),
  };
}

type MakeLink = (href: string, children: RenderableTreeNode[]) => RenderableTreeNode;

/** All products, riders and trips with the number under which they are filed. */
function productList(link: MakeLink, names: Readonly<Record<string, string>>) {
  const { insurerCode } = brand.registration;
  const travel = link(paths.travel, [names['travel'] ?? 'travel']);
  const rows = [
    ...PRODUCTS.map(({ slug, name }) => [link(paths.product(slug), [name]), uinOf(slug, insurerCode)]),
    ...RIDER_KEYS.map((rider) => [names[rider] ?? rider, riderUinOf(rider, insurerCode)]),
    [travel, travelUinOf(insurerCode)],
  ].map((cells) => {
    return new Tag(
      'tr',
      {},
      cells.map((cell) => new Tag('td', {}, [cell])),
    );
  });
  return tableBox([new Tag('tbody', {}, rows)]);
}
