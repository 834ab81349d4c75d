import { describe, expect, it } from 'vitest';
import { networkOf, plainAddress } from './network-address.ts';

describe('an address', () => {
  it.each([
    [
      '203.0.113.7',
      ['203.0.113.7:4711', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:80', '::FFFF:cb00:7107'],
    ],
    [
      '2001:db8::1',
      ['2001:DB8::1', '2001:0db8:0:0:0:0:0:1', '[2001:db8::1]', '[2001:db8::1]:443', '2001:db8::0.0.0.1'],
    ],
    ['fe80::1', ['fe80::1%eth0']],
    ['unknown', ['', 'unknown', '1.2.3', '999.1.1.1', '_hidden', '1.2.3.4:5:6']],
  ])('%s is one, however it is written', (plain, spellings) => {
    for (const spelling of [plain, ...spellings]) expect(plainAddress(spelling), spelling).toBe(plain);
  });

  it('of IPv6 counts with its network of 64 bits, and with no other', () => {
    const network = '2001:db8:1:2::';
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', network])
      expect(networkOf(plainAddress(address)), address).toBe(network);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(network);
    expect(networkOf('2001:db8::1')).toBe('2001:db8::');
    expect(networkOf('::1')).toBe('::');
    expect(networkOf('64:ff9b::192.0.2.1')).toBe('64:ff9b::');
  });

  it('of IPv4 counts by itself', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('unknown')).toBe('unknown');
  });
});
