const STATES: Readonly<Record<string, string>> = {
  NA: '',
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** Modern spellings of districts, where the list's differ. */
const DISTRICTS: Readonly<Record<string, string>> = {
  NA: '',
  '24 Paraganas North': 'North 24 Parganas',
  '24 Paraganas South': 'South 24 Parganas',
  Ahmadabad: 'Ahmedabad',
  Ahmednagar: 'Ahilyanagar',
  'Alluri Sitharama Raju': 'Alluri Sitarama Raju',
  Anugul: 'Angul',
  Baleshwar: 'Balasore',
  'Banas Kantha': 'Banaskantha',
  Chhotaudepur: 'Chhota Udaipur',
  Chikkamagaluru: 'Chikkamagaluru',
  Coochbehar: 'Cooch Behar',
  Davangere: 'Davanagere',
  'Dinajpur Dakshin': 'Dakshin Dinajpur',
  'Dinajpur Uttar': 'Uttar Dinajpur',
  Dohad: 'Dahod',
  'East District': 'East Sikkim',
  'East Nimar': 'Khandwa',
  'East Singhbum': 'East Singhbhum',
  Hoshangabad: 'Narmadapuram',
  Jagitial: 'Jagtial',
  Jajapur: 'Jajpur',
  Jangoan: 'Jangaon',
  Kachchh: 'Kutch',
  Kanniyakumari: 'Kanyakumari',
  'Kaimur (Bhabua)': 'Kaimur',
  Kendujhar: 'Keonjhar',
  Kheri: 'Lakhimpur Kheri',
  Khordha: 'Khordha',
  'Kushi Nagar': 'Kushinagar',
  'Lahul And Spiti': 'Lahaul and Spiti',
  'Lakshadweep District': 'Lakshadweep',
  'Leh Ladakh': 'Leh',
  Mahesana: 'Mehsana',
  Maldah: 'Malda',
  'Medinipur East': 'Purba Medinipur',
  'Medinipur West': 'Paschim Medinipur',
  'North District': 'North Sikkim',
  Ntr: 'NTR',
  Osmanabad: 'Dharashiv',
  'Panch Mahals': 'Panchmahal',
  Pondicherry: 'Puducherry',
  'Rudra Prayag': 'Rudraprayag',
  'S.A.S Nagar': 'Sahibzada Ajit Singh Nagar',
  'Sabar Kantha': 'Sabarkantha',
  Sepahijala: 'Sipahijala',
  'South District': 'South Sikkim',
  'Spsr Nellore': 'Nellore',
  Tirupathur: 'Tirupattur',
  Tuticorin: 'Thoothukudi',
  'Udam Singh Nagar': 'Udham Singh Nagar',
  'Uttar Kashi': 'Uttarkashi',
  Vijaynagar: 'Vijayanagara',
  Visakhapatanam: 'Visakhapatnam',
  'West District': 'West Sikkim',
  'Y.S.R.': 'YSR Kadapa',
};

/** Names that are ambiguous without the state. */
const SHARED = ['Aurangabad', 'Balrampur', 'Bijapur', 'Bilaspur', 'Hamirpur', 'Pratapgarh'];

export function stateName(listed: string): string {
  return STATES[listed] ?? toTitleCase(listed);
}

export function districtName(listedState: string, listed: string): string {
  const title = toTitleCase(listed);
  const state = stateName(listedState);
  if (title === 'Aurangabad' && state === 'Maharashtra') return 'Chhatrapati Sambhajinagar';
  if (title === 'Bilaspur' && state === 'Chhattisgarh') return title;
  if (SHARED.includes(title)) return `${title} (${state})`;
  return DISTRICTS[title] ?? DISTRICTS[listed] ?? title.replace(/ And /g, ' and ');
}

function toTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s.(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ');
}
