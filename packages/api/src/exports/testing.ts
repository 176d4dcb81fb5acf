export { createFakeTransport, type FakeTransport, type RecordedCall } from '../testing/create-fake-transport.ts';
