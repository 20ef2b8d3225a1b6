/** Offices of the Insurance Ombudsman by the names of their cities (to be checked against cioins.co.in: written from memory). */
export const OMBUDSMAN_OFFICES = [
  'Ahmedabad',
  'Bengaluru',
  'Bhopal',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Delhi',
  'Guwahati',
  'Hyderabad',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Lucknow',
  'Mumbai',
  'Noida',
  'Patna',
  'Pune',
  'Thane',
] as const;
export type OmbudsmanOffice = (typeof OMBUDSMAN_OFFICES)[number];

type Place = { readonly state: string; readonly district?: string; readonly pincode?: string };

/** A rule of one state; the first rule that fits counts. */
type Rule = {
  readonly offices: readonly OmbudsmanOffice[];
  readonly districts?: readonly string[];
  readonly pincodes?: readonly string[];
};

const only = (office: OmbudsmanOffice): readonly Rule[] => [{ offices: [office] }];

/** Pincodes with streets in wards M, N, S and T of Mumbai; a pincode doesn't say which of its streets are in them. */
const EASTERN_MUMBAI = [
  ...['400042', '400043', '400071', '400074', '400075', '400076', '400077', '400078', '400079', '400080'],
  ...['400081', '400082', '400083', '400084', '400086', '400088', '400089', '400094'],
];

const WESTERN_UTTAR_PRADESH = [
  ...['Agra', 'Aligarh', 'Amroha', 'Auraiya', 'Baghpat', 'Bareilly', 'Bijnor', 'Budaun', 'Bulandshahr'],
  ...['Etah', 'Etawah', 'Farrukhabad', 'Firozabad', 'Gautam Buddha Nagar', 'Ghaziabad', 'Hapur', 'Hardoi'],
  ...['Hathras', 'Kannauj', 'Kasganj', 'Mainpuri', 'Mathura', 'Meerut', 'Moradabad', 'Muzaffarnagar'],
  ...['Pilibhit', 'Rampur', 'Saharanpur', 'Sambhal', 'Shahjahanpur', 'Shamli'],
];

/** Rules by state and district, named as the pincodes name them. */
const byState: Readonly<Record<string, readonly Rule[]>> = {
  'Andaman and Nicobar Islands': only('Kolkata'),
  'Andhra Pradesh': only('Hyderabad'),
  'Arunachal Pradesh': only('Guwahati'),
  Assam: only('Guwahati'),
  Bihar: only('Patna'),
  Chandigarh: only('Chandigarh'),
  Chhattisgarh: only('Bhopal'),
  'Dadra and Nagar Haveli and Daman and Diu': only('Ahmedabad'),
  Delhi: only('Delhi'),
  Goa: only('Pune'),
  Gujarat: only('Ahmedabad'),
  Haryana: [
    { offices: ['Delhi'], districts: ['Gurugram', 'Faridabad', 'Sonipat'], pincodes: ['124507'] },
    { offices: ['Chandigarh', 'Delhi'], districts: ['Jhajjar'] },
    { offices: ['Chandigarh'] },
  ],
  'Himachal Pradesh': only('Chandigarh'),
  'Jammu and Kashmir': only('Chandigarh'),
  Jharkhand: only('Patna'),
  Karnataka: only('Bengaluru'),
  Kerala: only('Kochi'),
  Ladakh: only('Chandigarh'),
  Lakshadweep: only('Kochi'),
  'Madhya Pradesh': only('Bhopal'),
  Maharashtra: [
    { offices: ['Thane'], districts: ['Thane', 'Palghar', 'Raigad'] },
    { offices: ['Thane', 'Mumbai'], pincodes: EASTERN_MUMBAI },
    { offices: ['Mumbai'], districts: ['Mumbai', 'Mumbai Suburban'] },
    { offices: ['Pune'] },
  ],
  Manipur: only('Guwahati'),
  Meghalaya: only('Guwahati'),
  Mizoram: only('Guwahati'),
  Nagaland: only('Guwahati'),
  Odisha: only('Bhubaneswar'),
  Puducherry: [
    { offices: ['Hyderabad'], districts: ['Yanam'] },
    { offices: ['Kochi'], districts: ['Mahe'] },
    { offices: ['Chennai'] },
  ],
  Punjab: only('Chandigarh'),
  Rajasthan: only('Jaipur'),
  Sikkim: only('Kolkata'),
  'Tamil Nadu': only('Chennai'),
  Telangana: only('Hyderabad'),
  Tripura: only('Guwahati'),
  'Uttar Pradesh': [{ offices: ['Noida'], districts: WESTERN_UTTAR_PRADESH }, { offices: ['Lucknow'] }],
  Uttarakhand: only('Noida'),
  'West Bengal': only('Kolkata'),
};

/** The offices for a place: more than one if neither district nor pincode decides. */
export function ombudsmanOfficesOf({
  state,
  district = '',
  pincode = '',
}: Place): readonly OmbudsmanOffice[] {
  const rule = (byState[state] ?? []).find(({ districts, pincodes }) => {
    const isNamed = districts?.includes(district) || pincodes?.includes(pincode);
    return isNamed || (!districts && !pincodes);
  });
  return rule?.offices ?? [];
}

/** The states that an office serves at least in part. */
export function statesOf(office: OmbudsmanOffice): readonly string[] {
  return Object.entries(byState)
    .filter(([, rules]) => rules.some(({ offices }) => offices.includes(office)))
    .map(([state]) => state);
}
