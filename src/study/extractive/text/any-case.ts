import { termsOf } from '../../language/words.ts';

/** What any court says of any case. */
export const ofAnyCase = new Set(
  termsOf(`affirm reverse vacate remand dismiss deny grant reject sustain overrule uphold decline hold conclude find rule
    determine agree disagree judgment judgments order orders decision decree ruling opinion conviction sentence court courts
    trial district circuit supreme appeal appeals appellate superior board commission agency case cause matter petition
    writ certiorari motion leave proceed forma pauperis claim claims contention contentions argument arguments ground
    grounds issue issues point points error errors merit merits lack lacks fail fails reason reasons following foregoing
    defendant defendants plaintiff plaintiffs petitioner petitioners respondent respondents appellant appellants appellee
    appellees state government party parties correct correctly erred proper properly accordingly therefore below each all`),
);
