type Share = { shareId: string; amountCents: number };
type Bill = { billId: string; amountCents: number };
type Stands = {
  revision: number;
  standing: { commissionCents: number; shares: Share[]; bills: Bill[] };
  invoices: { billId: string }[];
};
type DrawnFrom = { draw: (below: number) => number; agents: string[] };

/** A revision that may be carried out: any commission, shared and billed to the cent, over what stands and over what is added. */
export const anyRevision = ({ revision, standing, invoices }: Stands, { draw, agents }: DrawnFrom) => {
  const commissionCents = 100 + draw(2 * standing.commissionCents);
  return {
    revision,
    commissionCents,
    shares: sharesOf(commissionCents, standing.shares, { draw, agents }),
    bills: billsOf(commissionCents, standing.bills, { draw, isInvoiced: (bill) => isAmong(invoices, bill) }),
  };
};

const isAmong = (invoices: { billId: string }[], { billId }: Bill) => invoices.some((each) => each.billId === billId);

/** The closing agent has the first share, and gets what the others leave. */
const sharesOf = (commission: number, [first, ...others]: Share[], { draw, agents }: DrawnFrom) => {
  let leftCents = commission;
  const take = () => {
    const cents = draw(Math.floor(leftCents / 2) + 1);
    leftCents -= cents;
    return cents;
  };
  const keptShares = others
    .filter(() => draw(4) > 0)
    .map(({ shareId }) => ({ kind: 'KEPT', shareId, amountCents: take() }));
  const userId = agents[draw(agents.length)];
  const added =
    draw(3) === 0 && leftCents > 10
      ? draw(2) === 0
        ? { kind: 'OWN', userId, role: 'IREF', amountCents: 1 + take() }
        : { kind: 'AGENCY', name: 'Any', registrationNo: 'R012345A', agencyName: 'Any Realty', amountCents: 1 + take() }
      : undefined;
  if (added) leftCents -= 1;
  return [{ kind: 'KEPT', shareId: first?.shareId, amountCents: leftCents }, ...keptShares, ...(added ? [added] : [])];
};

type Billing = { draw: DrawnFrom['draw']; isInvoiced: (bill: Bill) => boolean };

/** An invoiced bill stays, becomes less or goes; what is not billed then is another bill. */
const billsOf = (commission: number, bills: Bill[], { draw, isInvoiced }: Billing) => {
  let leftCents = commission;
  const keptBills = bills
    .map((bill) => {
      const most = Math.min(leftCents, isInvoiced(bill) ? bill.amountCents : leftCents);
      const cents = [most, 1 + draw(most + 1), 1 + draw(most + 1), 0][draw(4)] ?? 0;
      const amountCents = Math.min(cents, most);
      leftCents -= amountCents;
      return { ...bill, amountCents };
    })
    .filter(({ amountCents }) => amountCents > 0);
  return leftCents > 0 ? [...keptBills, { ...bills[0], billId: null, amountCents: leftCents }] : keptBills;
};
