import formatCompiled from 'use-intl/format-message/format-only';
import { formatCount } from './format';

type Given = Parameters<typeof formatCompiled>;
type Formatters = Given[3]['formatters'];

/** Formats numbers without Intl (format.ts), as `#` of a plural has no format of its own. */
const byHand = (formatters: Formatters): Formatters => ({
  ...formatters,
  getNumberFormat: (locale, wanted) =>
    wanted
      ? formatters.getNumberFormat(locale, wanted)
      : ({ format: (count: number) => formatCount(count, String(locale)) } as Intl.NumberFormat),
});

/** Replaces next-intl's own formatter (next.config.js). */
function formatMessage(...[key, message, values, options]: Given): ReturnType<typeof formatCompiled> {
  return formatCompiled(key, message, values, { ...options, formatters: byHand(options.formatters) });
}
formatMessage.raw = false;

// oxlint-disable-next-line import/no-default-export -- next-intl imports it so.
export default formatMessage;
