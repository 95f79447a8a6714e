/** Someone who is new to the demo agency, as the desk invites them. */
export const invited = {
  userName: 'wong.liting',
  name: 'Wong Li Ting',
  email: 'liting@home.example',
  role: 'salesperson',
  registrationNo: 'R070123K',
};
