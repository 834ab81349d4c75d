/** Lists of networks, as an operator writes them: "192.0.2.0/24, 2001:db8::/32". */
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

export type Networks = { has(address: string): boolean };

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const networksSchema = z.string().transform((given, context): Networks => {
  const list = new BlockList();
  for (const network of given.split(',').map((part) => part.trim())) {
    const [, address = '', bits = ''] = /^([\da-fA-F.:]+)\/(\d{1,3})$/.exec(network) ?? [];
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || Number(bits) > most) {
      context.addIssue({ code: 'custom', message: `“${network}” is no network such as 192.0.2.0/24.` });
      return z.NEVER;
    }
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return { has: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) };
});
