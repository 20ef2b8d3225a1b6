import { PRODUCTS } from './products.data';
import { codeOfName, findProduct, findProductByName, isProductSlug, nameOfCode, variantOf } from './products';

test.each([
  ['ReAssure', 'reassure', 'ReAssure_110'],
  ['ReAssure 2.0', 'reassurev2', 'ReAssure_210'],
  ['ReAssure 3.0', 'reassurev3', 'ReAssure_310'],
  ['SeniorFirst', 'senior-first', 'SeniorFirst_111'],
  ['Aspire', 'aspire', 'Aspire_110'],
  ['Aspire Max', 'aspire-saver', 'AspireSaver_104'],
  ['Aspire saver', 'aspire-saver', 'AspireSaver_104'],
  ['HealthCompanion', 'health-companion', 'HealthCompanion_102'],
  ['HealthRecharge', 'health-recharge', 'HealthRecharge_103'],
  ['Heart Beat', 'heartbeat', 'HBV5_107'],
  ['Health Pulse', 'health-pulse', 'HealthPulse_106'],
  ['Health Premia', 'health-premia', 'HealthPremia_108'],
  ['Go Active', 'go-active', 'GoActive_101'],
  ['Accident Care', 'accident-care', 'HealthAssurance_105'],
  ['Criti Care', 'criti-care', 'HealthAssurance_106'],
  ['Corona Rakshak', 'corona-rakshak', 'CoronaRakshak_501'],
  ['Rise', 'rise', 'Bharat_110'],
])('%s has the slug %s and the code %s', (name, slug, code) => {
  expect(findProductByName(name)?.slug).toBe(slug);
  expect(findProduct(slug)?.code).toBe(code);
  expect(codeOfName.get(name)).toBe(code);
  expect(findProductByName(nameOfCode.get(code) ?? '')?.slug).toBe(slug);
});

test('there are sixteen products, no slug or code twice', () => {
  expect(PRODUCTS).toHaveLength(16);
  expect(new Set(PRODUCTS.map(({ slug }) => slug)).size).toBe(16);
  expect(new Set(PRODUCTS.map(({ code }) => code)).size).toBe(16);
});

test('heartbeat and rise alone are completed with an advisor', () => {
  expect(PRODUCTS.filter(({ flow }) => flow === 'assisted').map(({ slug }) => slug)).toEqual([
    'heartbeat',
    'rise',
  ]);
});

test('a tier is one of the product, the usual one where none was chosen', () => {
  const reassure = PRODUCTS[1];
  expect(variantOf(reassure)).toBe('Platinum+');
  expect(variantOf(reassure, 'Titanium+')).toBe('Titanium+');
  expect(variantOf(reassure, 'Gold')).toBeUndefined();
  expect(variantOf(PRODUCTS[0])).toBe('');
});

test.each(['', 'toString', '__proto__', 'ReAssure', 7])('%j is no slug', (slug) => {
  expect(isProductSlug(slug)).toBe(false);
});
