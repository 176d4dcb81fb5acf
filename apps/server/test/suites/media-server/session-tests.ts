import { expect, it } from 'vitest';
import type { Bench } from './harness.ts';

/** Current sessions. */
export function sessionTests(bench: () => Bench): void {
  it('lists the sessions of a real server, or none', async () => {
    expect(await bench().server.sessions()).toBeInstanceOf(Array);
  });
}

/** Tests that need a user who is watching. */
export function playingTests(bench: () => Bench): void {
  it('reports what is played directly, what is copied, and what is converted', async () => {
    const { claim, standIn } = bench();
    const { fresh, server } = await claim();
    expect(await server.sessions()).toEqual([]);
    await standIn.play(fresh.address, { user: 'Ada', method: 'direct-play', isPaused: true });
    await standIn.play(fresh.address, { user: 'Ben', method: 'direct-stream' });
    await standIn.play(fresh.address, { user: 'Cleo', method: 'transcode', isHardware: true, kbps: 4_000 });
    const sessions = new Map((await server.sessions()).map((one) => [one.user, one]));
    expect(sessions.get('Ada')).toMatchObject({
      title: 'The Long Weekend',
      state: 'paused',
      method: 'direct-play',
      durationMs: 5_400_000,
      transcode: null,
    });
    expect(sessions.get('Ben')).toMatchObject({ state: 'playing', method: 'direct-stream', transcode: null });
    expect(sessions.get('Cleo')).toMatchObject({
      method: 'transcode',
      kbps: 4_000,
      transcode: { video: 'hevc', audio: null, isHardware: true },
    });
  });

  it('stops a session', async () => {
    const { claim, standIn } = bench();
    const { fresh, server } = await claim();
    await standIn.play(fresh.address, { user: 'Ada' });
    await standIn.play(fresh.address, { user: 'Ben' });
    const ada = (await server.sessions()).find(({ user }) => user === 'Ada');
    await server.stopSession(ada?.id ?? '', 'The server is restarted.');
    expect((await server.sessions()).map(({ user }) => user)).toEqual(['Ben']);
    await expect(server.stopSession(ada?.id ?? '', 'Again.')).rejects.toMatchObject({ code: 'missing' });
  });
}
