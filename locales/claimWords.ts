import type { Feature } from '@/lib/domain/plans/planFeatures.data';
import type { Locale } from '@/lib/i18n/locales';

/** Words that claim something about a plan without a number, and the answers that make them true. */
type Said = { words: RegExp; feature: Feature; answers: readonly (string | undefined)[] };

const says = (feature: Feature, answers: Said['answers'], words: RegExp): Said => ({
  words,
  feature,
  answers,
});

const REFILLS = ['unlimited', 'once'];
/** Plans that pay hospital bills have no answer here. */
const HOSPITAL = [undefined];
const ONE_SUM = ['accident', 'illnesses', 'corona'];

export const SAYS: Readonly<Record<Locale, readonly Said[]>> = {
  en: [
    says('refill', ['unlimited'], /refills after every claim/i),
    says('refill', REFILLS, /refills after a claim/i),
    says('room', ['any'], /any room/i),
    says('room', ['shared'], /shared room/i),
    says('maternity', ['months'], /maternity/i),
    says('unusedCover', ['times'], /unused cover/i),
    says('doctorVisits', ['rupees'], /doctor visits/i),
    says('healthCheck', ['everyone'], /checks for everyone|yearly checks/i),
    says('entryAge', ['untilClaim'], /until you claim/i),
    says('youPayFirst', [undefined], /from the first rupee/i),
    says('youPayFirst', ['lakh'], /once a year’s bills pass/i),
    says('paidFor', HOSPITAL, /hospital cover|pays the hospital bill/i),
    says('paidFor', ONE_SUM, /no hospital bills/i),
  ],
  hi: [
    says('refill', ['unlimited'], /हर क्लेम के बाद कवर/),
    says('refill', REFILLS, /क्लेम के बाद कवर फिर/),
    says('room', ['any'], /किसी भी कमरे|कोई भी कमरा/),
    says('room', ['shared'], /शेयरिंग रूम/),
    says('maternity', ['months'], /मैटरनिटी/),
    says('unusedCover', ['times'], /बचा कवर|बचा हुआ कवर|कवर काम नहीं आया/),
    says('doctorVisits', ['rupees'], /डॉक्टर को दिखा/),
    says('healthCheck', ['everyone'], /सबकी (?:हेल्थ )?जाँच|हर साल (?:हेल्थ )?जाँच/),
    says('entryAge', ['untilClaim'], /क्लेम (?:न )?लेने तक/),
    says('youPayFirst', [undefined], /पहले रुपये से/),
    says('youPayFirst', ['lakh'], /साल के बिल/),
    says('paidFor', HOSPITAL, /अस्पताल कवर|अस्पताल के कवर/),
    says('paidFor', ONE_SUM, /अस्पताल के बिल नहीं/),
  ],
  ta: [
    says('refill', ['unlimited'], /ஒவ்வொரு கிளெய்முக்குப் பிறகும் காப்பீட்டுத் தொகை/),
    says('refill', REFILLS, /கிளெய்முக்குப் பிறகு (?:காப்பீட்டுத் )?தொகை (?:மீண்டும் )?நிரம்பும்/),
    says('room', ['any'], /எந்த அறை/),
    says('room', ['shared'], /பகிர்ந்த அறை/),
    says('maternity', ['months'], /மகப்பேறு/),
    says('unusedCover', ['times'], /பயன்படுத்தாத தொகை/),
    says('doctorVisits', ['rupees'], /மருத்துவர் சந்திப்ப/),
    says('healthCheck', ['everyone'], /எல்லோருக்கும் பரிசோதனை|ஆண்டுப் பரிசோதனை/),
    says('entryAge', ['untilClaim'], /கிளெய்ம் செய்யும் வரை/),
    says('youPayFirst', [undefined], /முதல் ரூபாயிலிருந்து/),
    says('youPayFirst', ['lakh'], /ஓர் ஆண்டின் பில்கள்/),
    says('paidFor', HOSPITAL, /மருத்துவமனைக் காப்பீடு|மருத்துவமனை பில்லைச் செலுத்தும்/),
    says('paidFor', ONE_SUM, /மருத்துவமனை பில்களுக்குத் தராது/),
  ],
};

/** No plan or rider has these; a rebate for being healthy is against Section 41. */
export const UNKEPT: Readonly<Record<Locale, RegExp>> = {
  en: /IVF|adopt|newborn|abroad|mid-year|HbA1c|% back|most chosen|most families|no medical test|care team|lock(?:ed)? (?:at|in)|price row|from day one|cheapest|best plan/i,
  hi: /IVF|गोद|नवजात|विदेश|साल के बीच|HbA1c|% वापस|सबसे पसंदीदा|ज़्यादातर परिवार|मेडिकल जाँच नहीं|देखभाल की टीम|आज की उम्र|पहले दिन से/,
  ta: /IVF|தத்தெடு|பிறந்த குழந்தை|வெளிநாட்|ஆண்டின் நடுவில்|HbA1c|% திரும்ப|அதிகம் தேர்ந்த|பெரும்பாலான குடும்ப|பரிசோதனை தேவையில்லை|கவனிக்கும் குழு|இன்றைய வயது|முதல் நாளிலிருந்தே/,
};
