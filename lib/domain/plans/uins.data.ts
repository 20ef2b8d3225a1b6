import type { ProductSlug } from './products.data';
import type { RiderKey } from './riders.data';

/**
 * Sample filing numbers without the insurer's three letters (lib/brand.ts): kind, year and number of filing,
 * version, its year.
 */
export const SAMPLE_UINS: Readonly<Record<ProductSlug, string>> = {
  reassure: 'HLIP24001V022425',
  reassurev2: 'HLIP24002V032627',
  reassurev3: 'HLIP26003V012627',
  'senior-first': 'HLIP24004V022526',
  aspire: 'HLIP24005V022526',
  'aspire-saver': 'HLIP25006V012526',
  'health-companion': 'HLIP24007V042425',
  'health-recharge': 'HLIP24008V022425',
  heartbeat: 'HLIP24009V052425',
  'health-pulse': 'HLIP24010V012425',
  'health-premia': 'HLIP24011V022425',
  'go-active': 'HLIP24012V022425',
  'accident-care': 'PAIP24013V012425',
  'criti-care': 'HLIP24014V012425',
  'corona-rakshak': 'HLIP24015V012425',
  rise: 'HLIP25016V012526',
};

/** The number of the one travel product. */
export const SAMPLE_TRAVEL_UIN = 'TRIP25017V012526';

/** Riders are filed separately. */
export const SAMPLE_RIDER_UINS: Readonly<Record<RiderKey, string>> = {
  'safeguard-plus': 'HLIA24101V022425',
  'hospital-cash': 'HLIA24102V012425',
  'personal-accident': 'PAIA24103V012425',
  'shorter-wait': 'HLIA24104V012425',
  'smart-health': 'HLIA26105V012627',
};
