import type { FormProps } from '../../components/Form/Form.tsx';
import type { SyncFormLabels } from './labels.ts';
import type { SyncServer, SyncValues } from './sync.ts';

/** The fields are named `source`, `targets`, `what` and `is_exact` in `errors`. */
export interface SyncFormProps extends Pick<FormProps, 'id' | 'error' | 'errors'> {
  /** The servers to choose from, in the order in which they are shown. */
  servers: readonly SyncServer[];
  /** The initial values. @default all subjects, and not exact */
  initial?: Partial<SyncValues> | undefined;
  /** Whether the servers are being compared. @default false */
  isPending?: boolean | undefined;
  /** Whether nothing can be changed, such as during a run. @default false */
  isDisabled?: boolean | undefined;
  /** Called with the values when all fields are valid. */
  onSubmit: (values: SyncValues) => void;
  /** Called after each change, so that an outdated comparison can be dropped. */
  onChange?: (() => void) | undefined;
  /** The component's texts. @default English */
  labels?: Partial<SyncFormLabels> | undefined;
}
