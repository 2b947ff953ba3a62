import { Chart } from '../../../ui/chart.tsx'
import { Tiles } from '../../../ui/tiles.tsx'

const days = Array.from({ length: 30 }, (_, place) => `${place + 1} Nov`)
const visits = days.map((_, place) => 40 + Math.round(30 * Math.sin(place / 3)) + place * 2)
const requests = visits.map((value) => Math.round(value / 3))

export const NumbersExample = () => (
  <div className="flex flex-col gap-6">
    <Tiles
      label="This week"
      period="week"
      tiles={[
        { name: 'Visits', value: 12450, previous: 11890, to: '?of=visits' },
        { name: 'Requests', value: 318, previous: 402 },
        { name: 'Жаңа қатысушылар', value: 24, previous: 24 },
        { name: 'Subscribers', value: 1207 },
      ]}
    />
    <div className="grid gap-6 lg:grid-cols-2">
      <Chart
        title="Visits and requests"
        kind="line"
        labelName="Day"
        labels={days}
        series={[
          { name: 'Visits', values: visits },
          { name: 'Requests', values: requests },
        ]}
        now={29}
        empty=""
      />
      <Chart
        title="Requests by month"
        kind="bar"
        labelName="Month"
        labels={['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']}
        series={[{ name: 'Requests', values: [1200, 830, 640, 1910, 2230, 1480] }]}
        now={5}
        empty=""
      />
      <Chart
        title="Came and cancelled"
        kind="bar"
        labelName="Event"
        labels={['First', 'Second', 'Third']}
        series={[
          { name: 'Came', values: [34, 58, 21] },
          { name: 'Cancelled', values: [4, 12, 3] },
        ]}
        empty=""
      />
      <Chart
        title="Ratings"
        kind="line"
        labelName="Day"
        labels={[]}
        series={[{ name: 'Rating', values: [] }]}
        empty="The average rating appears here after the first review."
      />
    </div>
  </div>
)
