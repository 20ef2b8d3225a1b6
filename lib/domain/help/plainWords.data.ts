/** Words that questions have whatever they are about, in each language, as `wordsOf` writes them. */
const sentences = [
  'a an the is are was were be been am do does did will would can could should shall may might must have has had',
  'i me my mine you your yours we us our ours he she it they them his her its their this that these those there here',
  'and or but if then so of in on at to from for with by about as into than not no yes who what which when where why how',
  'get got go goes want need please tell know say any some also just only much many more very after before during while',
  'pay pays paid cover covers covered give make made take use happens happen still too insurance policy plan',
  'है हैं था थे थी हो होता होती होते हूँ क्या कौन कब कहाँ कैसे क्यों कितना कितनी कितने का की के को से में पर और या',
  'मैं मेरा मेरी मेरे मुझे हम हमारा आप आपका आपकी आपके वह यह ये वे उस इस उन इन कि जो तो भी ही नहीं हाँ अगर लिए साथ बाद पहले',
  'कर करें करना करने करूँ करते करती करता सकता सकती सकते चाहिए मिलता मिलती मिलेगा मिलेगी देता देते देंगे होगा होगी रहा रही रहे गया गई',
  'पॉलिसी बीमा इंश्योरेंस प्लान कवर kya hai kaise kare karen kab kahan ka ki ke ko se mein me par aur ya nahi',
  'என்ன யார் எப்போது எங்கே எப்படி ஏன் எவ்வளவு எத்தனை எது எந்த நான் என் எனது எனக்கு நாங்கள் நாம் நீங்கள் உங்கள் அவர் அது இது அந்த இந்த',
  'ஒரு மற்றும் அல்லது ஆனால் இருந்தால் உள்ளது உண்டா இல்லை ஆம் வேண்டும் முடியுமா முடியும் செய்ய செய்வது செய்யலாம் ஆகும் ஆகுமா கிடைக்குமா கிடைக்கும்',
  'தருவீர்களா தருமா தரும் இருக்கிறதா பற்றி பின் முன் போது பாலிசி காப்பீடு திட்டம்',
];

export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  sentences.flatMap((words) => words.normalize('NFD').split(' ')),
);
