import { todayInIndia } from '@/lib/domain/common/dates';
import { ombudsmanTimeOf } from '@/lib/domain/grievances/grievanceClock';
import { ombudsmanOfficesOf } from '@/lib/domain/grievances/ombudsmen.data';
import type { DocumentData } from '@/lib/server/documents/documentData';
import { renderDocument } from '@/lib/server/documents/renderDocument';
import { AppError } from '@/lib/server/http/errors';
import { findPincode } from '@/lib/server/places/places';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import type { OmbudsmanQuery } from '@/lib/validation/grievances/requests';
import type { GrievanceRecord } from '@/models/grievances/grievance';
import { daysOf } from './grievanceDto';
import { grievanceFormOf, lettersOf, typedIn } from './grievanceRecord';
import { findOwnGrievance } from './ownGrievances';

/** Fills the form with what the customer told us: a proof for grievances opens no policy. */
export async function renderOmbudsmanForm(
  request: ApiRequest<OmbudsmanQuery>,
): Promise<{ file: Buffer; name: string }> {
  const { grievanceId, language = request.locale } = request.input;
  const grievance = await findOwnGrievance(grievanceId, request);
  const { today, ...days } = daysOf(grievance, request.now);
  const time = ombudsmanTimeOf({ status: grievance.status, ...days });
  if (!time || today < time.from || today > time.until) throw new AppError('STEP_NOT_REACHED');
  const papers = await papersOf(grievanceId, language);
  const kept = papers.filter(({ state }) => state === 'kept').length;
  const file = await renderDocument('ombudsman', toData(grievance, { ...days, papers: kept }), language);
  return { file, name: `${grievanceId}-ombudsman.pdf` };
}

type Counted = Pick<DocumentData['ombudsman'], 'filedOn' | 'papers'>;

function toData(grievance: GrievanceRecord, { filedOn, papers }: Counted): DocumentData['ombudsman'] {
  const { name = '', mobileNumber = '', text = '', reference, remedy } = grievanceFormOf(grievance);
  const { email, address, pincode = '', amount } = typedIn(grievance);
  const place = findPincode(pincode);
  return {
    grievanceId: grievance._id,
    filedOn,
    papers,
    reference,
    text,
    remedy,
    amount,
    complainant: { name, mobileNumber, pincode, ...(email && { email }), ...(address && { address }) },
    offices: place ? ombudsmanOfficesOf({ ...place, pincode }) : [],
    answers: answersIn(grievance),
  };
}

function answersIn(grievance: GrievanceRecord): DocumentData['ombudsman']['answers'] {
  const letters = lettersOf(grievance);
  return grievance.events.flatMap(({ what, at, outcome }, place) =>
    what === 'answered'
      ? [{ on: todayInIndia(at), ...(outcome && { outcome }), text: letters[place] ?? '' }]
      : [],
  );
}
