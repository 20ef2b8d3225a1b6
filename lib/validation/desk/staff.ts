import { type InferType, object } from 'yup';
import { STAFF_ROLES } from '@/lib/domain/desk/permissions';
import { CHANGE_REASONS, STAFF_CHANGES } from '@/lib/domain/desk/staffList';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { mobileNumber, personName } from '@/lib/validation/common/personFields';
import { staffId } from '@/lib/validation/verify/requests';

export const staffIdSchema = staffId().required('validation.staffId');

/** `npm run staff -- add` */
export const newStaffSchema = object({
  staffId: staffIdSchema,
  role: text('validation.role').oneOf(STAFF_ROLES, 'validation.role').required('validation.role'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  name: personName().required('validation.name'),
});

const reasons = [...CHANGE_REASONS.disable, ...CHANGE_REASONS.enable];

export const deskStaffQuerySchema = shape({ after: staffId() });

/** POST /api/telecaller-dashboard/staff */
export const deskStaffBodySchema = shape({
  staffId: staffIdSchema,
  change: text('validation.text').oneOf(STAFF_CHANGES, 'validation.text').required('validation.text'),
  reason: text('validation.text')
    .oneOf(reasons, 'validation.text')
    .test('reason', 'validation.text', (reason, { parent }) => {
      const { change } = parent as { change?: unknown };
      const own = change === 'enable' ? CHANGE_REASONS.enable : CHANGE_REASONS.disable;
      return own.some((each) => each === reason);
    })
    .required('validation.text'),
  ...attributionFields,
});

export type DeskStaffQuery = InferType<typeof deskStaffQuerySchema>;
export type DeskStaffBody = InferType<typeof deskStaffBodySchema>;
