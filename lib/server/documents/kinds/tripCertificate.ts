import { brand } from '@/lib/brand';
import type { IsoDate } from '@/lib/domain/common/dates';
import {
  certificateName,
  kindFacts,
  SCHENGEN_LEAST,
  SCHENGEN_SENTENCE,
} from '@/lib/domain/travel/certificate';
import type { Destination } from '@/lib/domain/travel/destinations.data';
import { inEuros } from '@/lib/domain/travel/euros';
import { TRIP_DEDUCTIBLE_USD } from '@/lib/domain/travel/tripPolicy';
import { qrSvg } from '@/lib/server/documents/qrSvg';
import { frame } from '@/lib/server/documents/blocks';
import type { TripCertificateDocumentData } from '@/lib/server/documents/documentData';
import type { Block, Fact, Sheet } from '@/lib/server/documents/sheet';
import { wordsOf } from '@/lib/server/documents/words';

/** These are English in every language, since consulates and hospitals abroad read no other. */
const TERRITORIES: Record<Destination, string> = {
  thailand: 'Thailand, and transit by air',
  singapore: 'Singapore, and transit by air',
  sriLanka: 'Sri Lanka, and transit by air',
  otherAsia: 'Asia without Japan, and transit by air',
  emirates: 'United Arab Emirates, and transit by air',
  schengen: 'All Schengen states, and transit by air',
  unitedKingdom: 'United Kingdom, and transit by air',
  japan: 'Japan, and transit by air',
  australia: 'Australia, and transit by air',
  elsewhere: 'Worldwide without the USA and Canada, and transit by air',
  usa: 'Worldwide, the USA included, and transit by air',
  canada: 'Worldwide, Canada included, and transit by air',
  asia: 'Asia without Japan, and transit by air',
  mostOfWorld: 'Worldwide without the USA and Canada, and transit by air',
  world: 'Worldwide, the USA and Canada included, and transit by air',
};

const dates = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
  timeZone: 'UTC',
});
const day = (date: IsoDate) => dates.format(new Date(date));
const usd = (sum: number) => `USD ${sum.toLocaleString('en-US')}`;
const eur = (sum: number) => `EUR ${sum.toLocaleString('en-US')}`;

export function tripCertificateSheet(data: TripCertificateDocumentData): Sheet {
  const { policyNumber, issuedOn, trip, travellers, code, link } = data;
  return {
    ...frame(wordsOf.en),
    form: 'page',
    title: 'Certificate of travel insurance',
    subtitle: 'To the consulate, and to whom it may concern',
    facts: [
      { label: 'Policy number', value: policyNumber },
      { label: 'Issued', value: day(issuedOn) },
      { label: 'Valid from', value: `${day(trip.startsOn)}, 00:00` },
      { label: 'Valid until', value: `${day(trip.endsOn)}, 24:00` },
      { label: 'Territory', value: TERRITORIES[trip.destination] },
      ...kindFacts(data),
    ],
    blocks: [
      {
        is: 'table',
        title: '',
        columns: ['Insured person, as in passport', 'Date of birth', 'Passport'],
        rows: travellers.map((person) => [
          certificateName(person),
          day(person.dateOfBirth),
          person.passportNumber,
        ]),
      },
      { is: 'facts', title: '', rows: coverOf(data) },
      ...sentenceOf(data),
    ],
    code: { svg: qrSvg(link), says: `Opens the page that checks code ${code}` },
    checks: [
      { label: 'Check this certificate', value: `${link.split('#')[0]}, code ${code}` },
      { label: 'Emergency, day and night', value: `${brand.emergencyAbroad}, call collect from abroad` },
      { label: 'Authorised signatory', value: 'digitally signed, sample' },
    ],
  };
}

function coverOf({ trip, sumInsuredUsd }: TripCertificateDocumentData): Fact[] {
  const isSchengen = trip.destination === 'schengen';
  const euros = `${eur(inEuros(sumInsuredUsd))} at our rate of issue, at least ${eur(SCHENGEN_LEAST)}`;
  const sum = isSchengen ? `${usd(sumInsuredUsd)} (${euros})` : usd(sumInsuredUsd);
  return [
    { label: 'Medical treatment and hospital stay, emergency', value: sum },
    {
      label: 'Repatriation for medical reasons, or in case of death',
      value: 'included, within the sum above',
    },
    { label: 'Deductible, each medical bill', value: usd(TRIP_DEDUCTIBLE_USD) },
  ];
}

function sentenceOf({ trip }: TripCertificateDocumentData): Block[] {
  return trip.destination === 'schengen' ? [{ is: 'note', title: '', text: SCHENGEN_SENTENCE }] : [];
}
