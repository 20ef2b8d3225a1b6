/** Who sells health insurance in India (IRDAI's lists of general and stand-alone health insurers), by name. */
export const INSURERS = {
  acko: 'Acko General',
  aditya: 'Aditya Birla Health',
  bajaj: 'Bajaj General',
  care: 'Care Health',
  chola: 'Cholamandalam MS',
  digit: 'Go Digit General',
  galaxy: 'Galaxy Health',
  generali: 'Generali Central',
  hdfc: 'HDFC Ergo',
  icici: 'ICICI Lombard',
  iffco: 'IFFCO Tokio',
  indusind: 'IndusInd General (Reliance General)',
  kotak: 'Zurich Kotak General',
  liberty: 'Liberty General',
  magma: 'Magma General',
  manipal: 'ManipalCigna Health',
  narayana: 'Narayana Health',
  national: 'National Insurance',
  navi: 'Navi General',
  newIndia: 'New India Assurance',
  niva: 'Niva Bupa Health',
  oriental: 'Oriental Insurance',
  raheja: 'Raheja QBE',
  royal: 'Royal Sundaram',
  sbi: 'SBI General',
  shriram: 'Shriram General',
  star: 'Star Health',
  tata: 'Tata AIG General',
  united: 'United India',
  universal: 'Universal Sompo',
  zuno: 'Zuno General',
} as const;
export const OTHER_INSURER = 'other';
export type Insurer = keyof typeof INSURERS | typeof OTHER_INSURER;
export const INSURER_KEYS = [...Object.keys(INSURERS), OTHER_INSURER] as readonly Insurer[];

/** The insurer's name; for one not on the list, as it was typed. */
export function insurerNameOf(insurer: string | undefined, other = ''): string {
  const known: Readonly<Record<string, string>> = INSURERS;
  return (insurer !== undefined && known[insurer]) || other;
}
