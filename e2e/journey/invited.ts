/** A person that the people desk invites. */
export const invited = {
  userName: 'wong.liting',
  name: 'Wong Li Ting',
  email: 'liting@home.example',
  role: 'salesperson',
  registrationNo: 'R070123K',
};
