import { useState, type ReactElement } from 'react';
import {
  Checkbox,
  ChoiceChips,
  DateField,
  Field,
  PasswordInput,
  RadioGroup,
  RangeField,
  SelectInput,
  Stepper,
  Switch,
  TextArea,
  TextInput,
} from '../ui/index.ts';
import { Board, Columns, Row, State } from './board.tsx';

const dateLabels = { day: 'Day', month: 'Month', year: 'Year' };
const genders = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'nonbinary', label: 'Non-binary' },
] as const;
type Gender = (typeof genders)[number]['value'];

export function TextBoard(): ReactElement {
  const [born, setBorn] = useState('1988-07-14');
  const [bornUs, setBornUs] = useState('');
  return (
    <Board title="Text inputs">
      <Columns>
        <Field label="Your name" aside="optional">
          <TextInput placeholder="How others see you" />
        </Field>
        <Field label="E-mail" error="This address lacks the part after the @">
          <TextInput type="email" defaultValue="jonas@" />
        </Field>
        <Field label="E-mail" good="Fits">
          <TextInput type="email" defaultValue="jonas@example.org" />
        </Field>
        <Field label="Country">
          <TextInput defaultValue="Germany" disabled />
        </Field>
        <Field label="Region">
          <SelectInput defaultValue="sn">
            <option value="sn">Saxony</option>
            <option value="th">Thuringia</option>
          </SelectInput>
        </Field>
        <Field label="Region">
          <SelectInput disabled>
            <option>Saxony</option>
          </SelectInput>
        </Field>
        <Field label="Password" help="At least 8 characters">
          <PasswordInput showLabel="Show password" hideLabel="Hide password" autoComplete="new-password" />
        </Field>
        <Field label="Search" hideLabel>
          <TextInput type="search" icon="magnifying-glass" placeholder="Search a place" />
        </Field>
        <Field label="About you" help="Two sentences are enough">
          <TextArea defaultValue="I can repair bicycles and burn pancakes." />
        </Field>
        <Field group label="Date of birth" help={`Day first. Value: ${born || 'empty'}`}>
          <DateField locale="de-DE" value={born} onChange={setBorn} labels={dateLabels} placeholders={{ year: 'YYYY' }} />
        </Field>
        <Field
          group
          label="Date of birth"
          error={bornUs === '' ? 'We need your date of birth' : undefined}
          help={`Month first. Value: ${bornUs || 'empty'}`}
        >
          <DateField locale="en-US" value={bornUs} onChange={setBornUs} labels={dateLabels} big />
        </Field>
      </Columns>
    </Board>
  );
}

export function ChoicesBoard(): ReactElement {
  const [photo, setPhoto] = useState(true);
  const [online, setOnline] = useState(false);
  const [ages, setAges] = useState<[number, number]>([28, 45]);
  const [children, setChildren] = useState(2);
  const [sort, setSort] = useState<'near' | 'new' | 'fit' | null>('near');
  const [me, setMe] = useState<Gender | null>(null);
  const [wanted, setWanted] = useState<Gender[]>(['women', 'nonbinary']);
  const [hobbies, setHobbies] = useState<string[]>(['tea']);
  return (
    <Board title="Choices">
      <Columns>
        <div className="divide-y border-y">
          <Switch label="With photo only" checked={photo} onChange={setPhoto} />
          <Switch label="Online now" help="active in the last 5 minutes, 31 now" checked={online} onChange={setOnline} />
          <Switch label="Push" help="blocked in this browser" checked={false} disabled onChange={() => undefined} />
        </div>
        <div>
          <Checkbox label="I am 18 or older" defaultChecked />
          <Checkbox
            label={
              <>
                I accept the{' '}
                <a className="link" href="#terms">
                  terms
                </a>
              </>
            }
            help="In short: be kind"
          />
          <Checkbox label="I accept the terms" error="Without this we may not open your account" />
          <Checkbox label="Not now" disabled />
          <Checkbox label="Always on" disabled checked readOnly />
        </div>
        <RadioGroup
          legend="Sort by"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'near', label: 'Near first' },
            { value: 'new', label: 'New first', help: 'joined in the last 7 days' },
            { value: 'fit', label: 'Best fit', disabled: true },
          ]}
        />
        <RangeField
          legend="Age"
          min={18}
          max={99}
          value={ages}
          onChange={setAges}
          between="to"
          formatValue={(age) => `${age} years`}
          fromLabels={{ name: 'Youngest', less: 'Younger', more: 'Older' }}
          toLabels={{ name: 'Oldest', less: 'Younger', more: 'Older' }}
        />
        <State name="stepper">
          <Stepper label="Children" lessLabel="Less" moreLabel="More" value={children} onChange={setChildren} min={0} max={9} />
        </State>
        <ChoiceChips legend="I am" choices={genders} value={me} onChange={setMe} fill error={me === null ? 'Please choose' : undefined} />
        <ChoiceChips legend="I look for" aside="several possible" multiple choices={genders} value={wanted} onChange={setWanted} fill />
        <ChoiceChips
          legend="Interests"
          multiple
          small
          value={hobbies}
          onChange={setHobbies}
          help="0 finds nobody, but can be chosen"
          choices={[
            { value: 'tea', label: 'Tea', icon: 'interest-tea', count: 31 },
            { value: 'vegetarian', label: 'Vegetarian', icon: 'interest-vegetarian', count: 0 },
            { value: 'wine', label: 'Wine', icon: 'interest-wine', disabled: true },
          ]}
        />
      </Columns>
      <Row>
        <State name="bare switch">
          <Switch label="Bare" hideLabel checked={photo} onChange={setPhoto} />
        </State>
      </Row>
    </Board>
  );
}
