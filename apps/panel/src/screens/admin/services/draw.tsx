import type { ServerRow } from '@kronos/api/contract';
import { ServerState } from '../../../parts/ServerState.tsx';

export const drawStatus = ({ status, operation }: ServerRow) => <ServerState status={status} operation={operation} />;
