import type { StaffRole } from '@/lib/domain/desk/permissions';

export type PortsProps = {
  role: StaffRole;
  /** The quote in the drawer, which can be linked. */
  opened: string | undefined;
  onMake: (caller: { name: string; mobileNumber?: string }) => void;
};
