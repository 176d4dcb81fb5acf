import type { DockerServiceDetail } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-docker-services';
import { adminDockerServices } from '@kronos/api/routes/admin-docker-services';
import { useStore } from '../../../../../context/app-context.ts';
import { detailScreen } from '../../../../../resource/detail-screen.tsx';
import { recordForm } from '../../../../../resource/record-form.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import type { PanelClient } from '../../../../../stores/late-client.ts';
import { CommandField } from './fields/CommandField.tsx';
import { MountsField } from './fields/MountsField.tsx';
import { PortsField } from './fields/PortsField.tsx';
import { VariablesField } from './fields/VariablesField.tsx';
import { NodesTab } from './NodesTab.tsx';

const calls = (api: PanelClient) => api.extend({ adminDockerServices }).adminDockerServices;
const nameOf = ({ name }: DockerServiceDetail) => name;
const back = href(adminRoutes.dockerServices);

const declaration = recordForm({
  subject: 'dockerServices',
  calls,
  fields: createFields,
  sections: {
    service: ['name', 'description', 'image', 'tag'],
    program: ['command', 'restart_policy'],
    variables: ['variables'],
    ports: ['ports'],
    mounts: ['mounts', 'may_use_engine'],
    limits: ['memory_mb', 'cpus'],
  },
  nameOf,
  back,
  open: (id) => `${href(adminRoutes.dockerService, { service: id })}?tab=nodes`,
  about: ({ nodes, running }, { t }) => t('dockerServices.about', { nodes, running }),
  custom: { command: CommandField, variables: VariablesField, ports: PortsField, mounts: MountsField },
});

const One = detailScreen({
  subject: 'dockerServices',
  audit: 'docker-service',
  calls,
  nameOf,
  back,
  staleOn: { admin: ['docker-services-changed'] },
  param: 'service',
  tabs: { declaration: declaration.Change, nodes: NodesTab },
  danger: { asksName: true, refused: ({ undeletable }) => undeletable },
});
const { createStore } = One.screen;

function New() {
  return <declaration.New store={useStore(createStore)} />;
}

function OneOrNew({ params }: { params: Readonly<Record<string, string>> }) {
  return params['service'] === undefined ? <New /> : <One params={params} />;
}

/** The declaration of a Docker service and the nodes that it is on, or the form for a new one. */
export const Page = Object.assign(OneOrNew, { screen: { ...declaration.form, createStore, one: One.screen } });
