export { findAccount, lockAccount, lockByUserName, lockPeople, setSignIn } from './account/account.server.ts';
export { addPeople, addPerson, type NewPerson } from './account/add-person.server.ts';
export {
  correctPerson,
  lockPerson,
  type PersonRecord,
  setAddress,
  setDisabled,
  setRole,
} from './account/change-person.server.ts';
export { ownersOfAddress, ownersOfMailbox, ownersOfPhone, requireFreeAddress } from './account/free-address.server.ts';
export { audienceOf, nameAudience, peopleOf } from './audience/audience.server.ts';
export { byTwo } from './by-two/by-two.server.ts';
export { type Approvals, type Asked, approvalsPort } from './by-two/second-person.server.ts';
export { secondWord, wordAlone } from './by-two/second-word.server.ts';
export { findAgents } from './find/find-agents.server.ts';
export { findColleagues } from './find/find-colleagues.server.ts';
export { idsAtDesk, staffOf } from './find/staff-of.server.ts';
export {
  administrators,
  complianceOfficers,
  mailCompliance,
  officersOfLate,
  settledOfficers,
} from './mails/mail-compliance.server.ts';
export { mailMoneyKeepers, mailOfNewKeeper, settledMoneyKeepers } from './mails/mail-money-keepers.server.ts';
export { mailWatchers } from './mails/mail-watchers.server.ts';
export {
  choose,
  firstChoice,
  readChoices,
  wantsMail,
} from './mails/notice-choices.server.ts';
export { type Account, accountPlace, openAccounts, setBankAccount } from './record/bank-account.server.ts';
export { changeContact } from './record/contact.server.ts';
export { gstOf, setGst } from './record/gst.server.ts';
export { type Identity, openIdentity, setIdentity } from './record/identity.server.ts';
export { pictureAddress, pictureOf, removePicture, setPicture } from './record/picture.server.ts';
export { isSettled, noteAccountChange, restsOf, settlePassword } from './settled/settled.server.ts';
export { trustAccount } from './settled/trust-account.server.ts';
export { bankAccountPublic, person, personIdentityPublic, personPublic, waitingChangePublic } from './tables.server.ts';
export { chainOn } from './team/chain-on.server.ts';
export {
  daysAbove,
  downlineOf,
  findByRegistrationNo,
  findBySaNo,
  findMembers,
  lineOf,
  type Member,
} from './team/downline.server.ts';
export { readCareer } from './team/read-career.server.ts';
export { isManagerOn, readStanding } from './team/read-standing.server.ts';
export { readTeams } from './team/read-teams.server.ts';
export { planRollUp, rollUp } from './team/roll-up.server.ts';
export { searchBelow } from './team/search-below.server.ts';
export { removeRank, setRank, setRanks } from './team/set-rank.server.ts';
export { lockUplines, removeUpline, setUpline, writeUplines } from './team/set-upline.server.ts';
