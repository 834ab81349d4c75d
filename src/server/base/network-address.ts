/** Network addresses in one spelling, so that what is counted by address cannot be had again by writing it otherwise. */
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const unknown = 'unknown';

/** Without port, brackets, zone and the prefix of an IPv4 address in IPv6; `unknown` where it is no address. */
export function plainAddress(given: string): string {
  const trimmed = given.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(trimmed) ?? [];
  const address = (bracketed ?? beforePort ?? trimmed).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return unknown;
  const short = shorten(address);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(short) ?? [];
  return mapped ?? short;
}

/** A household or a rented machine has all of an IPv6 network of 64 bits: its first address stands for it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The last 32 bits may be written as an IPv4 address; they lie behind the network in any case.
  const [left = '', right] = address.split('::');
  const [before, after] = [groupsOf(left), groupsOf(right ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return shorten(`${[...before, ...zeros, ...after].slice(0, 4).join(':')}::`);
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

const shorten = (address: string) => new SocketAddress({ address, family: 'ipv6' }).address;
