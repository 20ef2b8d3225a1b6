import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { builtOrigin } from '@/lib/config/siteOrigin';
import { paths } from '@/lib/config/paths';
import type { HospitalDto } from '@/lib/domain/hospitals/contract';
import type { InsuranceDesk } from '@/lib/domain/hospitals/hospital';
import { directionsTo, telOf } from '@/lib/domain/hospitals/links';
import { formatDate } from '@/lib/i18n/format';
import { type Locale, pathIn, toLocale } from '@/lib/i18n/locales';
import type * as pages from '@/lib/server/services/hospitals/pages';
import { type Filling, fillPage, withData, withoutReact } from './fillPage';

export type Shell = 'hospital' | 'city';
type Options = {
  /** The site's origin, as SITE_URL names it. */
  origin?: string | undefined;
  /** Reads the prerendered page. */
  readShell: (shell: Shell, locale: Locale) => Promise<string>;
  onError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void;
};
type Made = { html: string } | { leadTo: string } | undefined;

const ADDRESS = /^(?:\/(hi|ta))?\/network-hospitals\/(hospital\/)?([\w%()-]{1,120})$/;
const SITEMAP = '/sitemap-hospitals.xml';
const AN_HOUR = 'public, max-age=3600';
const load = (): Promise<typeof pages> => import('@/lib/server/services/hospitals/pages');

/** Serves a page for each hospital and city, filled in when it is asked for (docs/decisions/034-hospitals.md). */
export function createHospitalPages({ readShell, onError, origin = builtOrigin }: Options) {
  const write = (text: string) => text.replaceAll(builtOrigin, origin);
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const { url = '/', method = 'GET' } = request;
    const [pathname = ''] = url.split('?', 1);
    const [all, language, kind, name = ''] = ADDRESS.exec(pathname) ?? [];
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || (all === undefined && pathname !== SITEMAP)) return otherwise();
    const locale = toLocale(language);
    const shown = async () => {
      if (pathname === SITEMAP) return send(write(await makeSitemap()), 'application/xml', request, response);
      const made = await (kind ? makeHospital : makeCity)(decode(name), locale, readShell);
      if (!made) return otherwise();
      if ('html' in made) return send(write(made.html), 'text/html', request, response);
      response.writeHead(308, { Location: made.leadTo, 'Cache-Control': AN_HOUR }).end();
    };
    shown().catch((error: unknown) => onError(error, request, response));
  };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/**
 * Reads the prerendered page. Its links to itself, as those of its other languages, lead to the address that was asked
 * for.
 */
async function readAt(
  shell: Shell,
  name: string,
  locale: Locale,
  readShell: Options['readShell'],
): Promise<string> {
  const html = withoutReact(await readShell(shell, locale));
  return html.replaceAll(`${paths.hospitals}/${shell}"`, `${paths.hospitals}/${encodeURI(name)}"`);
}

async function makeHospital(id: string, locale: Locale, readShell: Options['readShell']): Promise<Made> {
  const { readHospitalPage } = await load();
  const hospital = await readHospitalPage(id, locale);
  if (!hospital) return undefined;
  const filling = { ...toFilling(hospital, locale), citySlug: hospital.citySlug };
  const html = fillPage(await readAt('hospital', `hospital/${id}`, locale, readShell), filling);
  return { html: withData(html, toData(hospital, locale)) };
}

async function makeCity(slug: string, locale: Locale, readShell: Options['readShell']): Promise<Made> {
  const { readCityPage } = await load();
  const found = await readCityPage(slug, locale);
  if (!found) return undefined;
  if (found.slug !== slug) return { leadTo: pathIn(locale, paths.hospitalsOf(found.slug)) };
  const { hospitals, ...words } = found;
  const filling = {
    ...words,
    shown: hospitals.length,
    isCut: hospitals.length < found.count,
    hospitals: hospitals.map((each) => toFilling(each, locale)),
  };
  const html = fillPage(await readAt('city', slug, locale, readShell), filling);
  const itemListElement = hospitals.map((each, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: urlOf(each, locale),
    name: each.name,
  }));
  return { html: withData(html, { '@type': 'ItemList', numberOfItems: found.count, itemListElement }) };
}

function toFilling(hospital: HospitalDto, locale: Locale): Filling {
  const { id, name, isSample, address, pincode, city, phone, beds, isCashless, isOpenAllDay } = hospital;
  const { opensAt, closesAt, specialities, desk } = hospital;
  return {
    id,
    name,
    isSample,
    address,
    pincode,
    city,
    phone,
    beds,
    isCashless,
    isOpenAllDay,
    ...Object.fromEntries(specialities.map((each) => [each, true])),
    isNotCashless: !isCashless,
    ...(opensAt !== undefined && { hours: [{ from: opensAt, to: closesAt }] }),
    ...(desk && { desk: [deskFilling(desk)] }),
    tel: telOf(phone),
    directions: directionsTo(hospital),
    checkedOn: formatDate(hospital.checkedOn, locale),
  };
}

function deskFilling({ phone, opensAt, closesAt }: InsuranceDesk): Filling {
  const isAllDay = opensAt === undefined || closesAt === undefined;
  return {
    deskPhone: phone,
    deskTel: telOf(phone),
    isDeskAllDay: isAllDay,
    ...(!isAllDay && { deskHours: [{ from: opensAt, to: closesAt }] }),
  };
}

const urlOf = ({ id }: HospitalDto, locale: Locale) => builtOrigin + pathIn(locale, paths.hospital(id));

function toData(hospital: HospitalDto, locale: Locale): object {
  const { name, address, city, state, pincode, phone, lat, lng } = hospital;
  return {
    '@type': 'Hospital',
    name,
    url: urlOf(hospital, locale),
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  };
}

async function makeSitemap(): Promise<string> {
  const { listPages } = await load();
  const urls = (await listPages()).map(
    (page) => `<url><loc>${builtOrigin}${paths.hospitals}/${page}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const pack = promisify(gzip);

async function send(
  text: string,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPacked = request.headers['accept-encoding']?.includes('gzip') ?? false;
  const content = isPacked ? await pack(text) : Buffer.from(text);
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': content.length,
    'Cache-Control': AN_HOUR,
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
