import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { becomeInBrowser, type Walk } from '@/lib/client/site/personas/becomeInBrowser';
import {
  becomeCustomer,
  CUSTOMER_PERSONAS,
  type CustomerPersona,
} from '@/lib/client/site/personas/customers';
import { becomeStaff } from '@/lib/client/site/personas/staff';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';

type Persona = { name: string; become: () => void };

/** `busy` and `failed` name the one that was pressed. */
export function usePersonas(says: Readonly<Record<CustomerPersona, string>>) {
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const toPersona = (name: string, walk: Walk): Persona => ({
    name,
    become: () => {
      setBusy(name);
      setFailed(undefined);
      becomeInBrowser(walk).catch((error: unknown) => {
        const why = (error instanceof ApiError && error.serverMessage) || String(error);
        setFailed(`${name}: ${why}`);
        setBusy(undefined);
      });
    },
  });
  const customers = CUSTOMER_PERSONAS.map((each) =>
    toPersona(says[each], (wire, mobileNumber) => becomeCustomer(each, wire, mobileNumber)),
  );
  const staff = SAMPLE_STAFF.map(({ staffId, role, name }) =>
    toPersona(`${name}, ${role}`, (wire) => becomeStaff(staffId, wire)),
  );
  return { customers, staff, busy, failed };
}
