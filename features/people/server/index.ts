export { findAccount, lockAccount, lockByUserName, lockPeople, setSignIn } from './account.ts';
export { addPeople, addPerson, type NewPerson } from './add-person.ts';
export { audienceOf, nameAudience, peopleOf } from './audience.ts';
export { correctPerson, lockPerson, type PersonRecord, setAddress, setDisabled, setRole } from './change-person.ts';
export { findAgents } from './find-agents.ts';
export { findColleagues } from './find-colleagues.ts';
export { ownersOfAddress, ownersOfMailbox, ownersOfPhone, requireFreeAddress } from './free-address.ts';
export {
  administrators,
  complianceOfficers,
  mailCompliance,
  officersOfLate,
  settledOfficers,
} from './mail-compliance.ts';
export { mailMoneyKeepers, mailOfNewKeeper, settledMoneyKeepers } from './mail-money-keepers.ts';
export { mailWatchers } from './mail-watchers.ts';
export {
  choose,
  firstChoice,
  readChoices,
  wantsMail,
} from './notice-choices.ts';
export { type Account, accountPlace, openAccounts, setBankAccount } from './record/bank-account.ts';
export { changeContact } from './record/contact.ts';
export { gstOf, setGst } from './record/gst.ts';
export { type Identity, openIdentity, setIdentity } from './record/identity.ts';
export { pictureAddress, removePicture, setPicture } from './record/picture.ts';
export { type Approvals, type Asked, approvalsPort } from './second-person.ts';
export { secondWord, wordAlone } from './second-word.ts';
export { isSettled, noteAccountChange, restsOf, settlePassword } from './settled.ts';
export { idsAtDesk, staffOf } from './staff-of.ts';
export { bankAccountPublic, person, personIdentityPublic, personPublic, waitingChangePublic } from './tables.ts';
export { chainOn } from './team/chain-on.ts';
export {
  daysAbove,
  downlineOf,
  findByRegistrationNo,
  findBySaNo,
  findMembers,
  lineOf,
  type Member,
} from './team/downline.ts';
export { readCareer } from './team/read-career.ts';
export { isManagerOn, readStanding } from './team/read-standing.ts';
export { readTeams } from './team/read-teams.ts';
export { planRollUp, rollUp } from './team/roll-up.ts';
export { searchBelow } from './team/search-below.ts';
export { removeRank, setRank, setRanks } from './team/set-rank.ts';
export { lockUplines, removeUpline, setUpline, writeUplines } from './team/set-upline.ts';
export { trustAccount } from './trust-account.ts';
export {
  prepareChange,
  readChanges,
  take as takeChange,
  takeAll as takeChanges,
  takeApproved,
} from './waiting-change.ts';
