import { object } from 'yup';
import { STAFF_ROLES } from '@/lib/domain/desk/permissions';
import { text } from '../common/base';
import { mobileNumber, personName } from '../common/personFields';
import { staffId } from '../verify/requests';

export const staffIdSchema = staffId().required('validation.staffId');

/** `npm run staff -- add` */
export const newStaffSchema = object({
  staffId: staffIdSchema,
  role: text('validation.role').oneOf(STAFF_ROLES, 'validation.role').required('validation.role'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  name: personName().required('validation.name'),
});
