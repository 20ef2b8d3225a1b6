import type { Speciality } from '@/lib/domain/hospitals/specialities.data';

/** Trees and flowers, which no real hospital here is meant by: English, Hindi, Tamil. */
// oxfmt-ignore
export const SAMPLE_NAMES: readonly (readonly [string, string, string])[] = [
  ['Palash', 'पलाश', 'பலாஷ்'], ['Parijat', 'पारिजात', 'பாரிஜாத்'], ['Gulmohar', 'गुलमोहर', 'குல்மோஹர்'],
  ['Bakul', 'बकुल', 'பகுல்'], ['Kadamb', 'कदंब', 'கதம்ப்'], ['Nagkesar', 'नागकेसर', 'நாக்கேசர்'],
  ['Tamal', 'तमाल', 'தமால்'], ['Champa', 'चंपा', 'சம்பா'], ['Saptaparni', 'सप्तपर्णी', 'சப்தபர்ணி'],
  ['Devdaru', 'देवदारु', 'தேவதாரு'], ['Undi', 'उंडी', 'உண்டி'], ['Ashoka', 'अशोक', 'அசோகா'],
  ['Amaltas', 'अमलतास', 'அமல்தாஸ்'], ['Kachnar', 'कचनार', 'கச்னார்'], ['Mogra', 'मोगरा', 'மோக்ரா'],
  ['Ketaki', 'केतकी', 'கேதகி'], ['Kamal', 'कमल', 'கமல்'], ['Kumud', 'कुमुद', 'குமுத்'],
  ['Malati', 'मालती', 'மாலதி'], ['Madhavi', 'माधवी', 'மாதவி'], ['Juhi', 'जूही', 'ஜூஹி'],
  ['Chameli', 'चमेली', 'சமேலி'], ['Genda', 'गेंदा', 'கேந்தா'], ['Sevanti', 'सेवंती', 'செவந்தி'],
  ['Rajanigandha', 'रजनीगंधा', 'ரஜனிகந்தா'], ['Kunda', 'कुंद', 'குந்தா'], ['Tulsi', 'तुलसी', 'துளசி'],
  ['Neem', 'नीम', 'நீம்'], ['Peepal', 'पीपल', 'பீப்பல்'], ['Banyan', 'बरगद', 'ஆலமரம்'],
  ['Chandan', 'चंदन', 'சந்தன்'], ['Sagwan', 'सागवान', 'சாக்வான்'], ['Arjuna', 'अर्जुन', 'அர்ஜுனா'],
  ['Bilva', 'बिल्व', 'பில்வா'], ['Amla', 'आँवला', 'ஆம்லா'], ['Haritaki', 'हरीतकी', 'ஹரிதகி'],
  ['Vakul', 'वकुल', 'வகுள்'], ['Mandar', 'मंदार', 'மந்தார்'], ['Kovidar', 'कोविदार', 'கோவிதார்'],
  ['Semal', 'सेमल', 'செமல்'], ['Tesu', 'टेसू', 'தேசு'], ['Shirish', 'शिरीष', 'சிரீஷ்'],
  ['Punnai', 'पुन्नई', 'புன்னை'], ['Marudam', 'मरुदम', 'மருதம்'], ['Mullai', 'मुल्लै', 'முல்லை'],
  ['Thamarai', 'तामरै', 'தாமரை'], ['Magizham', 'मगिळम', 'மகிழம்'], ['Vanni', 'वन्नी', 'வன்னி'],
];

export type SampleKind = {
  readonly name: readonly [string, string, string];
  readonly specialities: readonly Speciality[];
  readonly beds: number;
  readonly isOpenAllDay: boolean;
};

// oxfmt-ignore
export const SAMPLE_KINDS: readonly SampleKind[] = [
  { name: ['General Hospital', 'जनरल अस्पताल', 'பொது மருத்துவமனை'], specialities: ['medicine', 'surgery', 'children'], beds: 120, isOpenAllDay: true },
  { name: ['Eye Hospital', 'नेत्र अस्पताल', 'கண் மருத்துவமனை'], specialities: ['eye'], beds: 20, isOpenAllDay: false },
  { name: ['Women and Children', 'महिला एवं बाल अस्पताल', 'மகளிர் குழந்தைகள் மருத்துவமனை'], specialities: ['maternity', 'children'], beds: 60, isOpenAllDay: true },
  { name: ['Bone and Joint Centre', 'हड्डी एवं जोड़ केंद्र', 'எலும்பு மூட்டு மையம்'], specialities: ['bones', 'surgery'], beds: 45, isOpenAllDay: false },
  { name: ['Multi-speciality', 'मल्टीस्पेशलिटी', 'பல்துறை மருத்துவமனை'], specialities: ['heart', 'kidney', 'brain', 'medicine', 'surgery'], beds: 210, isOpenAllDay: true },
  { name: ['Nursing Home', 'नर्सिंग होम', 'நர்சிங் ஹோம்'], specialities: ['medicine'], beds: 18, isOpenAllDay: false },
  { name: ['Heart Institute', 'हृदय संस्थान', 'இதய மையம்'], specialities: ['heart', 'lungs'], beds: 150, isOpenAllDay: true },
  { name: ['Cancer Centre', 'कैंसर केंद्र', 'புற்றுநோய் மையம்'], specialities: ['cancer', 'surgery'], beds: 90, isOpenAllDay: false },
  { name: ['Kidney Care', 'किडनी केयर', 'சிறுநீரக மையம்'], specialities: ['kidney', 'medicine'], beds: 40, isOpenAllDay: true },
  { name: ['ENT Clinic', 'नाक कान गला क्लिनिक', 'காது மூக்கு தொண்டை மையம்'], specialities: ['earNoseThroat'], beds: 16, isOpenAllDay: false },
  { name: ['Community Hospital', 'सामुदायिक अस्पताल', 'சமூக மருத்துவமனை'], specialities: ['medicine', 'maternity', 'surgery'], beds: 75, isOpenAllDay: true },
  { name: ['Neuro and Spine', 'न्यूरो एवं स्पाइन', 'மூளை முதுகுத்தண்டு மையம்'], specialities: ['brain', 'bones'], beds: 80, isOpenAllDay: true },
];
